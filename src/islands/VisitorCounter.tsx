import { useStore } from '@nanostores/react';
import { $visitors } from '~/stores/visitors';

interface Props {
  /** The number from the build, as text. */
  readonly built: string;
}

/** The number of visitors: from the build, until the content API gives a newer one. */
export const VisitorCounter = ({ built }: Props) => useStore($visitors)?.toLocaleString('en-IN') ?? built;
