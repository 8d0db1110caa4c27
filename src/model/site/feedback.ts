import { siteAddress } from '~/api/client';
import { environment } from '~/api/environment';
import { limits } from '~/config';

/** The API address for feedback messages. */
export const feedbackAddress = siteAddress('submit_feedback/');

/** The API answers a repeated message like the first one, so sending it again is safe. */
export const takesFeedbackOnce = environment.FEEDBACK_ONCE === '1';

export const { draftDays } = limits;
