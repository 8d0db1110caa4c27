import { inBoth } from '../in-both.ts';

/** Messages of the pages with the text of a PDF. */
export const textVersion = inBoth({
  en: {
    part: 'Text version, pages {{first}} to {{last}}',
    description: 'The text of the document “{{title}}”, for reading without a PDF viewer.',
    only_pdf: 'A program took this text from the PDF. Pictures and layout are missing. Only the PDF is authoritative.',
    changed: 'This document was changed after its publication. The entry below says how.',
    ended: 'What this document is about was cancelled, at least in part. The entries below say when.',
    of: 'Published with',
    others_one: 'One more entry',
    others_other: '{{count}} more entries',
    pages: 'Pages',
    range: 'Pages {{first}} to {{last}}',
    page: 'Page {{number}}',
    no_text: 'This page has no text that can be read.',
    twins: 'Documents that share one address',
    twins_about:
      'Somebody made two different documents so that their texts have the same address. This page shows neither of them. Open the documents themselves.',
    more: 'The document has {{pages}} pages. Here are the first {{last}}.',
  },
  hi: {
    part: 'पाठ रूप, पृष्ठ {{first}} से {{last}}',
    description: 'दस्तावेज़ “{{title}}” का पाठ, जिसे पीडीएफ़ दर्शक के बिना पढ़ा जा सकता है।',
    only_pdf: 'यह पाठ एक प्रोग्राम ने पीडीएफ़ से लिया है। इसमें चित्र और पृष्ठ-सज्जा नहीं हैं। केवल पीडीएफ़ ही प्रामाणिक है।',
    changed: 'प्रकाशन के बाद यह दस्तावेज़ संशोधित हुआ है। विवरण नीचे दी गई प्रविष्टि में है।',
    ended: 'यह दस्तावेज़ जिस विषय का है, वह पूर्णतः अथवा अंशतः निरस्त किया गया है। तिथि नीचे दी गई प्रविष्टियों में है।',
    of: 'यह दस्तावेज़ यहाँ प्रकाशित है',
    others_one: 'एक और प्रविष्टि',
    others_other: '{{count}} और प्रविष्टियाँ',
    pages: 'पृष्ठ',
    range: 'पृष्ठ {{first}} से {{last}}',
    page: 'पृष्ठ {{number}}',
    no_text: 'इस पृष्ठ पर पढ़ने योग्य पाठ नहीं है।',
    twins: 'एक ही पते वाले दस्तावेज़',
    twins_about:
      'किसी ने दो अलग दस्तावेज़ ऐसे बनाए हैं कि उनके पाठ का पता एक ही हो। इसलिए यहाँ किसी का पाठ नहीं दिया गया है। मूल दस्तावेज़ ही खोलें।',
    more: 'दस्तावेज़ में {{pages}} पृष्ठ हैं। यहाँ पहले {{last}} पृष्ठ दिए गए हैं।',
  },
});
