import { endTime, fullTime } from '~/i18n/dates';
import type { Lang } from '~/i18n/lang';
import { texts } from '~/i18n/texts';
import { href, paths } from '~/routes';
import { isOpenJob, type Job, jobPath } from '../kinds/recruitments';
import { wordsOf } from '../prose/words';
import { scriptJson } from './script-json';
import { siteUrl } from '../site-url';

/**
 * Returns the data about a vacancy for search engines: JSON-LD of the type JobPosting (schema.org), with the facts of the page.
 * Returns undefined for a closed job, because search engines punish sites that offer closed jobs. Returns undefined also for a
 * job for employees only, and for a job without a place. The text can be put into a `script` element.
 */
export function jobPosting(job: Job, lang: Lang): string | undefined {
  if (!isOpenJob(job)) return undefined;
  if (job.category === 'internal-selection-promotion' || job.location === undefined) return undefined;
  const t = texts(lang);
  const { contact } = job;
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    // The parts of the text are separated by line breaks, because a long single line is hard to read in a list of vacancies.
    description: [job.title, job.qualification, wordsOf(job, job.description, job.howToApply)]
      .filter(Boolean)
      .join('\n'),
    url: siteUrl(href(jobPath(job), lang)),
    datePosted: job.publishedOn,
    validThrough: job.closesAt && (job.closesAt.length === 10 ? endTime(job.closesAt) : fullTime(job.closesAt)),
    identifier: job.referenceNo && { '@type': 'PropertyValue', name: t('website:name'), value: job.referenceNo },
    totalJobOpenings: job.posts,
    applicationContact: contact && {
      '@type': 'ContactPoint',
      name: contact.title,
      telephone: contact.phone,
      email: contact.email,
    },
    hiringOrganization: { '@type': 'Organization', name: t('website:name'), sameAs: siteUrl(href(paths.home, lang)) },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'IN' },
    },
  };
  return scriptJson(posting);
}
