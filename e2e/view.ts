import type { Locator, Page } from '@playwright/test';
import type { EmptyAccount } from './accounts.ts';
import type { Operation } from './failures.ts';

/** The data that is available when a view is opened. */
export interface Given {
  /** The person's newest chart, with an exact birth time. */
  readonly exactChart: string;
  /** An older chart with an unknown birth time. */
  readonly approximateChart: string;
  /** The account admin's account. */
  readonly account: string;
  /** An analyzed team with a Penta, and one of two people. */
  readonly team: string;
  readonly pair: string;
  /** An account that only the master admin can see. */
  readonly empty: EmptyAccount;
}

/** One page state to check and screenshot. */
export interface View {
  /** Valid as a file name. */
  readonly name: string;
  /**
   * A signed-out visitor, a person without charts, the owner of the sample charts, a buyer, or an
   * admin.
   */
  readonly person: 'visitor' | 'newcomer' | 'owner' | 'buyer' | 'accountAdmin' | 'master';
  readonly path: (given: Given) => string;
  /** Operations that fail while the view is open. */
  readonly refused?: Operation;
  /** Operations that stay pending while the view is open. */
  readonly unanswered?: Operation;
  /** Mocked responses by path. */
  readonly replies?: Readonly<Record<string, unknown>>;
  /** Console messages that the view may cause. */
  readonly refusals?: RegExp;
  /** True for views that exist only on narrow screens. */
  readonly isPhoneOnly?: boolean;
  /** Selects what the view adds to another one, where the rest is examined. */
  readonly adds?: string;
  /** Actions after the page has opened. */
  readonly act?: (page: Page, given: Given) => Promise<void>;
  /** Visible when the view has loaded. */
  readonly shows: (page: Page) => Locator;
}

export const title = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name });
export const text = (words: string) => (page: Page) => page.getByText(words, { exact: true });
export const at = (path: string) => () => path;
