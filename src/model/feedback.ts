import { environment } from '~/api/environment';

/** Where a message to the company is sent. */
export const feedbackAddress = `${environment.CONTENT_API_URL}/api/v2/submit_feedback/`;
