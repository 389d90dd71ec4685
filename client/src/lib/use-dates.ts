import { createContext, useContext } from 'react';
import type { DateWords } from '#shared/domain/date-words.ts';
import { readerDates } from './dates.ts';

/** Whoever is not signed in reads the clock that is usual in the browser's locale. */
export const DatesContext = createContext<DateWords>(readerDates(null));

/** The words for dates and times, by the reader's locale and the clock they have chosen. */
export function useDates(): DateWords {
  return useContext(DatesContext);
}
