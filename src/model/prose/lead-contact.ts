import type { Root } from 'hast';
import { elementsIn, isBlank, isElement, plainText } from './tree';

const EMERGENCY = /emergency|accident|ambulance|आपात|दुर्घटना|एम्बुलेंस/i;

/**
 * Marks a text that begins with a contact: a first paragraph that begins with bold words and has a telephone number, such as
 * “**Whom to ask:** Land section, 0000-000 064”. A box shows the paragraph, so that nobody misses it. If the bold words name an
 * emergency, the box is red.
 */
export function markLeadContact(root: Root): void {
  const first = root.children.find((node) => node.type !== 'doctype' && !isBlank(node));
  if (!isElement(first, 'p')) return;
  const lead = first.children.find((node) => !isBlank(node));
  if (!isElement(lead, 'strong', 'b') || plainText(lead) === '') return;
  if (!elementsIn(first).some(({ node }) => node.tagName === 'a' && String(node.properties.href).startsWith('tel:')))
    return;
  first.properties.className = EMERGENCY.test(plainText(lead)) ? ['call', 'call--emergency'] : ['call'];
}
