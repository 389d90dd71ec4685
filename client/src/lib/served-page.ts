import { useLayoutEffect } from 'react';

/** Where the server puts a page's text, for readers whose scripts have not run yet. */
const SERVED_ID = 'served';

/** Shows the app in place of the page's text that came with the document. */
export function useInPlaceOfServedPage(): void {
  useLayoutEffect(() => {
    document.getElementById(SERVED_ID)?.remove();
  }, []);
}
