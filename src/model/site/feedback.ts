import { siteAddress } from '~/api/client';
import { environment } from '~/api/environment';
import { limits } from '~/config';

/** Where a message to the company is sent. */
export const feedbackAddress = siteAddress('submit_feedback/');

/** What is sent a second time is answered as the first time: sending again does no harm. */
export const takesFeedbackOnce = environment.FEEDBACK_ONCE === '1';

export const { draftDays } = limits;
