import type { Locator, Page } from '@playwright/test';
import type { EmptyAccount } from './accounts.ts';
import type { Operation } from './failures.ts';

/** What the pages have to work with when a view is opened. */
export interface Given {
  /** The newest chart of the person, of an exact birth time. */
  readonly exactChart: string;
  /** An older one, of an unknown birth time. */
  readonly approximateChart: string;
  /** The account of the account admin. */
  readonly account: string;
  /** An analysed team with a Penta, and one of two people. */
  readonly team: string;
  readonly pair: string;
  /** An account that only the master admin knows. */
  readonly empty: EmptyAccount;
}

/** A page, or a state of one, as somebody comes to see it. */
export interface View {
  /** Fits a file name. */
  readonly name: string;
  /** Somebody signed out, without charts, the owner of those given, with a plan, or an admin. */
  readonly person: 'visitor' | 'newcomer' | 'owner' | 'buyer' | 'accountAdmin' | 'master';
  readonly path: (given: Given) => string;
  /** What the server refuses while it is looked at. */
  readonly refused?: Operation;
  /** What the server leaves without an answer meanwhile. */
  readonly unanswered?: Operation;
  /** What the server is made to say meanwhile, by path. */
  readonly replies?: Readonly<Record<string, unknown>>;
  /** What the browser's console may say of it. */
  readonly refusals?: RegExp;
  /** True for what only a narrow page has. */
  readonly isPhoneOnly?: boolean;
  /** What to do once the page is there. */
  readonly act?: (page: Page, given: Given) => Promise<void>;
  /** In sight when the view is complete. */
  readonly shows: (page: Page) => Locator;
}

export const title = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name });
export const text = (words: string) => (page: Page) => page.getByText(words, { exact: true });
export const at = (path: string) => () => path;
