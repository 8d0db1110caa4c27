import type { JobCategory } from '~/routes';

/** Returns the labels of what a notice offers. A training has places and a stipend, a vacancy has posts and pay. */
export const jobLabels = (category: JobCategory) =>
  category === 'apprenticeship-training'
    ? ({ pay: 'recruitment:stipend', posts: 'recruitment:places' } as const)
    : ({ pay: 'recruitment:pay', posts: 'recruitment:posts' } as const);
