import { endTime, fullTime } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, paths } from '~/routes';
import { isOpenJob, type Job, jobPath } from '../kinds/recruitments';
import { wordsOf } from '../prose/words';
import { scriptJson } from './script-json';
import { siteUrl } from '../site-url';

/**
 * What search engines show of a vacancy: JSON-LD of the type JobPosting (schema.org), which says what the page says. It is
 * undefined for a closed job, because search engines punish sites that offer closed jobs, for a job that only employees can
 * get, and for a job without a place. The text can be put into a `script` element.
 */
export function jobPosting(job: Job, lang: Lang): string | undefined {
  if (!isOpenJob(job)) return undefined;
  if (job.category === 'internal-selection-promotion' || job.location === undefined) return undefined;
  const t = texts(lang);
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    // Line breaks, because a text of several parts in one line is hard to read in a list of vacancies.
    description: [job.title, job.qualification, wordsOf(job, job.howToApply)].filter(Boolean).join('\n'),
    url: siteUrl(href(jobPath(job), lang)),
    datePosted: job.publishedOn,
    validThrough: job.closesAt && (job.closesAt.length === 10 ? endTime(job.closesAt) : fullTime(job.closesAt)),
    identifier: job.referenceNo && { '@type': 'PropertyValue', name: t('website:name'), value: job.referenceNo },
    totalJobOpenings: job.posts,
    hiringOrganization: { '@type': 'Organization', name: t('website:name'), sameAs: siteUrl(href(paths.home, lang)) },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'IN' },
    },
  };
  return scriptJson(posting);
}
