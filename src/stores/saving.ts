import { savesData } from './kept';

/** Data is to be saved: so the visitor has said here, or to the browser itself. */
export const isSaving = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return savesData() || connection?.saveData === true;
};
