import { expect, test } from 'vitest';
import {
  confirmSignOutPage,
  disabledPage,
  notSignedInPage,
  providerDownPage,
  tooManySignInsPage,
  unavailablePage,
} from './pages.ts';

const HOSTILE = '"><script>alert(1)</script>';

test.each([
  ['/', 'href="/api/login"'],
  ['/charts', 'href="/api/login?returnTo=%2Fcharts"'],
  ['/results/1?tab=a&b=<i>', 'href="/api/login?returnTo=%2Fresults%2F1%3Ftab%3Da%26b%3D%3Ci%3E"'],
])('an issuer that is down: the next try for %s has %s', (returnTo, link) => {
  expect(providerDownPage(returnTo, 'r-1')).toContain(link);
});

test.each([
  ['Sign-in isn’t available right now', 'Request r-1', providerDownPage('/', 'r-1')],
  ['We’re having trouble right now', 'Request r-1', unavailablePage('r-1')],
  ['You are not signed in', 'Request r-1', notSignedInPage('r-1')],
  ['Too many sign-ins', 'Wait a minute.', tooManySignInsPage('Wait a minute.')],
  [
    'Your access is turned off',
    'href="mailto:help@charts.example"',
    disabledPage('help@charts.example'),
  ],
  ['Do you want to sign out?', 'href="/api/logout"', confirmSignOutPage()],
])('“%s” says %s', (heading, detail, page) => {
  expect(page).toContain(`<h1>${heading}</h1>`);
  expect(page).toContain(detail);
  expect(page).toMatch(/<title>[^<]{5,}<\/title>/);
});

test('no page repeats a text as markup', () => {
  const pages = [
    providerDownPage(HOSTILE, HOSTILE),
    unavailablePage(HOSTILE),
    notSignedInPage(HOSTILE),
    tooManySignInsPage(HOSTILE),
    disabledPage(HOSTILE),
  ];
  for (const page of pages) expect(page).not.toContain('<script>alert');
});
