import { useStore } from '@nanostores/react';
import { $visitors } from '~/stores/visitors';

interface Props {
  /** The number of visitors at build time, as text. */
  readonly built: string;
}

/** Shows the number of visitors at build time, until the content API sends a newer number. */
export const VisitorCounter = ({ built }: Props) => useStore($visitors)?.toLocaleString('en-IN') ?? built;
