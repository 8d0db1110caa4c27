import { results } from '~/lib/results';

/** Shows how many visitors there are by now. Throws when the owner's API does not say. */
export async function showVisitors(): Promise<void> {
  const { visitors_count: visitors } = (await results(`${CONTENT_API_URL}/api/v2/visitors_count/`)) as {
    visitors_count?: unknown;
  };
  const place = document.querySelector('[data-visitors]');
  if (place && typeof visitors === 'number') place.textContent = visitors.toLocaleString('en-IN');
}
