import { useStore } from '@nanostores/react';
import { $visitors } from '~/stores/visitors';

interface Props {
  /** The number that the page was built with, as it is written. */
  readonly built: string;
}

/** The number of visitors: the built one until the content API has said a newer one. */
export const VisitorCounter = ({ built }: Props) => useStore($visitors)?.toLocaleString('en-IN') ?? built;
