import { createContext, useContext } from 'react';
import type { DateWords } from '#shared/domain/date-format.ts';
import { readerDates } from './dates.ts';

/** Signed-out readers get the clock format of the browser's locale. */
export const DatesContext = createContext<DateWords>(readerDates(null));

/** Formats dates and times by the reader's locale and clock format. */
export function useDates(): DateWords {
  return useContext(DatesContext);
}
