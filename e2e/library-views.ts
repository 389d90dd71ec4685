import { at, title, type View } from './view.ts';

const SEARCH = 'Search the library';

/** The public library, and the search over it. */
export const LIBRARY_VIEWS: readonly View[] = [
  {
    name: 'library',
    person: 'visitor',
    path: at('/library'),
    shows: title(/Everything in a chart/),
  },
  {
    name: 'library-gates',
    person: 'visitor',
    path: at('/library/gates'),
    shows: title('The 64 gates'),
  },
  {
    name: 'library-gate',
    person: 'visitor',
    path: at('/library/gates/26'),
    shows: (page) => page.getByRole('img', { name: /on the graph$/ }),
  },
  {
    name: 'library-article',
    person: 'visitor',
    path: at('/library/articles/splenic-authority'),
    shows: title('Splenic authority'),
  },
  {
    name: 'library-own',
    person: 'owner',
    path: at('/library/centers/sacral'),
    shows: (page) => page.getByText('In your chart:'),
  },
  {
    name: 'library-missing',
    person: 'visitor',
    path: at('/library/gates/99'),
    shows: title('Not in the library'),
    refusals: /status of 404 /,
  },
  {
    name: 'library-unavailable',
    person: 'owner',
    path: at('/library/gates/26'),
    refused: ['GET', '/api/library/gates/26'],
    shows: title('We couldn’t load the library'),
  },
  {
    name: 'library-search',
    person: 'visitor',
    path: at('/library/gates/26'),
    act: (page) => page.getByRole('combobox', { name: SEARCH }).fill('34'),
    shows: (page) => page.getByRole('option').first(),
  },
  {
    name: 'library-search-phone',
    person: 'visitor',
    path: at('/library/gates/26'),
    isPhoneOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: SEARCH }).click();
      await page.getByRole('combobox', { name: SEARCH }).fill('34');
    },
    shows: (page) => page.getByRole('option').first(),
  },
];
