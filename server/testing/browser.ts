import { type Answer, type RequestParts, request } from './request.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** Where a navigation was started, as the browser's `Sec-Fetch-Site` says. */
export type Site = 'same-origin' | 'same-site' | 'cross-site' | 'none';

export interface Page extends Answer {
  /** The address that answered, after all redirects. */
  readonly url: string;
}

/** An HTTP client that keeps cookies and follows redirects as browsers do. */
export interface Browser {
  /** Navigates to an address and follows redirects. */
  visit(address: string, site?: Site): Promise<Page>;
  /** One navigation without following redirects. */
  step(address: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Submits a form of the current page, and follows redirects. */
  submit(address: string, fields: Readonly<Record<string, string>>): Promise<Page>;
  /** A call made by a script of our own pages. */
  call(path: string): Promise<Answer>;
  /** The cookies it would send to an address, by name. */
  cookies(address?: string): ReadonlyMap<string, string>;
  /** Sets a cookie, as another site or person might. */
  plant(name: string, value: string): void;
}

const MAX_STEPS = 20;

function pathMatches(path: string, cookiePath: string): boolean {
  if (path === cookiePath) return true;
  return path.startsWith(cookiePath.endsWith('/') ? cookiePath : `${cookiePath}/`);
}

function parseCookie(line: string): Cookie & { readonly isGone: boolean } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  const of = (name: string) =>
    attributes
      .find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const expires = of('expires');
  const isGone =
    of('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now());
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    path: of('path') ?? '/',
    isGone,
  };
}

/** The form of a page whose script submits it immediately: the issuer's, and our sign-out page. */
function selfSubmittingForm(
  html: string,
): { action: string; fields: Record<string, string> } | null {
  const isOwn = html.includes('src="/pages/sign-out.js"');
  if (!isOwn && !html.includes('document.forms[0].submit()')) return null;
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) return null;
  const inputs = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]));
  return { action, fields: isOwn ? { ...fields, logout: 'yes' } : fields };
}

/** A fresh browser; addresses may be paths of the origin. */
export function openBrowser(origin: string): Browser {
  let jar: Cookie[] = [];
  const absolute = (address: string, base = origin) => new URL(address, base).href;

  function cookiesFor(url: string): ReadonlyMap<string, string> {
    const { pathname } = new URL(url);
    const fitting = jar.filter(({ path }) => pathMatches(pathname, path));
    return new Map(fitting.map(({ name, value }) => [name, value]));
  }

  function keep(answer: Answer): void {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const { isGone, ...cookie } = parseCookie(line);
      jar = jar.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
      if (!isGone) jar.push(cookie);
    }
  }

  async function send(url: string, parts: RequestParts): Promise<Answer> {
    const cookie = [...cookiesFor(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie ? { Cookie: cookie } : {}), ...parts.headers };
    const answer = await request(url, { ...parts, headers });
    keep(answer);
    return answer;
  }

  const navigation = (site: Site) => ({ Accept: 'text/html', 'Sec-Fetch-Site': site });
  const formPost = (fields: Readonly<Record<string, string>>): RequestParts => ({
    method: 'POST',
    headers: {
      ...navigation('same-origin'),
      Origin: origin,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields).toString(),
  });

  async function follow(first: string, parts: RequestParts): Promise<Page> {
    const { 'Sec-Fetch-Site': site = 'none' } = parts.headers ?? {};
    let url = first;
    let answer = await send(url, parts);
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const { location } = answer.headers;
      const form = location === undefined ? selfSubmittingForm(answer.text) : null;
      if (location === undefined && !form) return { ...answer, url };
      url = absolute(location ?? form?.action ?? '', url);
      answer = await send(
        url,
        form ? formPost(form.fields) : { headers: { Accept: 'text/html', 'Sec-Fetch-Site': site } },
      );
    }
    throw new Error(`Too many steps, the last one to ${url}`);
  }

  return {
    visit: (address, site = 'none') => follow(absolute(address), { headers: navigation(site) }),
    step: (address, headers = navigation('none')) => send(absolute(address), { headers }),
    submit: (address, fields) => follow(absolute(address), formPost(fields)),
    call: (path) => send(absolute(path), { headers: { 'Sec-Fetch-Site': 'same-origin' } }),
    cookies: (address = '/') => cookiesFor(absolute(address)),
    plant(name, value) {
      jar = [...jar.filter((cookie) => cookie.name !== name), { name, value, path: '/' }];
    },
  };
}

/** The target of the page's sign-in form. */
export function formAction(page: Answer): string {
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1];
  if (action === undefined) throw new Error(`There is no form on the page:\n${page.text}`);
  return action;
}
