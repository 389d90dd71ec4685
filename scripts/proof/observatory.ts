import type { IncomingHttpHeaders } from 'node:http';

/** A page as a scanner of Mozilla's Observatory sees it, without a session. */
export interface ScannedPage {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}

/** A rule's modifier with its name; only rules that change the score are listed. */
export interface Modifier {
  readonly rule: string;
  readonly points: number;
}

const START = 100;
/** Bonuses count only on top of this. */
const BONUS_FROM = 90;
const HALF_A_YEAR_SECONDS = 15_768_000;

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(policy: string): Directives {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
}

function policyPoints(directives: Directives): number {
  if (directives.size === 0) return -25;
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const active = [...sources('script-src'), ...sources('object-src')];
  const isBroad = (source: string) => ["'unsafe-inline'", 'data:', '*', 'https:'].includes(source);
  if (active.some(isBroad)) return -20;
  const all = [...directives.values()].flat();
  if (all.some((source) => source.startsWith('http:'))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some((source) => source === "'unsafe-inline'")) return 0;
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportPoints(header: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= HALF_A_YEAR_SECONDS ? 0 : -10;
}

const PRIVATE_REFERRERS =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** Scripts by whether they have a hash; a page without scripts needs none. */
function scriptPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const isForeign = ([, address = '']: RegExpMatchArray) => /^(https?:)?\/\//.test(address);
  const without = scripts.filter(([tag]) => !/\bintegrity="sha(256|384|512)-/.test(tag));
  if (without.some(isForeign)) return -5;
  return scripts.length > 0 && without.length === 0 ? 5 : 0;
}

function ownSitePoints(header: string): number {
  if (header === 'same-origin' || header === 'same-site') return 10;
  return header === '' || header === 'cross-origin' ? 0 : -5;
}

/** The modifiers of algorithm 4 for a page that sets no cookie and is served over HTTPS. */
export function modifiersOf({ headers, html }: ScannedPage): Modifier[] {
  const header = (name: string) => String(headers[name] ?? '');
  const directives = directivesOf(header('content-security-policy'));
  const isFramed = !directives.has('frame-ancestors') && header('x-frame-options') === '';
  const referrer = header('referrer-policy');
  const all: Modifier[] = [
    {
      rule: 'Content-Security-Policy',
      points: header('content-security-policy') === '' ? -25 : policyPoints(directives),
    },
    {
      rule: 'Strict-Transport-Security',
      points: transportPoints(header('strict-transport-security')),
    },
    {
      rule: 'Referrer-Policy',
      points: referrer === '' ? 0 : PRIVATE_REFERRERS.test(referrer) ? 5 : -5,
    },
    { rule: 'Subresource Integrity', points: scriptPoints(html) },
    {
      rule: 'X-Content-Type-Options',
      points: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    { rule: 'frame-ancestors', points: isFramed ? -20 : 5 },
    {
      rule: 'Cross-Origin-Resource-Policy',
      points: ownSitePoints(header('cross-origin-resource-policy')),
    },
  ];
  return all.filter(({ points }) => points !== 0);
}

/** The page's points: bonuses count only where nothing worse is wrong. */
export function observatoryScore(page: ScannedPage): number {
  const modifiers = modifiersOf(page);
  const sum = (some: readonly Modifier[]) => some.reduce((total, { points }) => total + points, 0);
  const base = START + sum(modifiers.filter(({ points }) => points < 0));
  return base < BONUS_FROM
    ? Math.max(0, base)
    : base + sum(modifiers.filter(({ points }) => points > 0));
}
