import { siteAddress } from '~/api/client';
import { environment } from '~/api/environment';
import { limits } from '~/config';

/** The API address for feedback messages. */
export const feedbackAddress = siteAddress('submit_feedback/');

/** True if the API recognises a message that is sent twice. Sending a message again is then safe. */
export const takesFeedbackOnce = environment.FEEDBACK_ONCE === '1';

export const { draftDays } = limits;
