interface Answer {
  results?: { visitors_count?: unknown };
}

/** Shows how many visitors there are by now. Throws when the owner's API does not answer. */
export async function showVisitors(): Promise<void> {
  // By hand: what asks for anything else of the API is more than all of this.
  const answer = await fetch(`${CONTENT_API_URL}/api/v2/visitors_count/`);
  const visitors = ((await answer.json()) as Answer).results?.visitors_count;
  const place = document.querySelector('[data-visitors]');
  if (place && typeof visitors === 'number') place.textContent = visitors.toLocaleString('en-IN');
}
