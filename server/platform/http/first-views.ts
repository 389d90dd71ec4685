import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { escapeHtml } from './page.ts';

const FirstViews = z.array(
  z.object({
    /** As the router has it, parameters as `:name`; `*` for every other address. */
    path: z.string(),
    scripts: z.array(z.string()),
    /** For visitors; none where they see another page. */
    visitorScripts: z._default(z.array(z.string()), []),
    /** What the page asks the API for, with the parameters of its own address. */
    data: z.array(z.string()),
  }),
);
type FirstView = z.infer<typeof FirstViews>[number];

/** Reads what the build has listed; nothing is loaded early without it. */
export function readFirstViews(file: string): FirstView[] {
  if (!existsSync(file)) return [];
  return FirstViews.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Links by which a browser loads a page's code and data together, instead of one after the other.
 * @param hasSession people who are probably signed in: nobody else may ask for the data
 * @param hasQuery an address that searches or sorts: its page asks for other data than usual
 */
export function firstViewLinks(
  views: readonly FirstView[],
  path: string,
  hasSession: boolean,
  hasQuery = false,
): string {
  const onEveryPage = views.find((view) => view.path === '*');
  for (const view of views) {
    const found = matchOf(view.path, path);
    if (!found) continue;
    const scripts = (hasSession ? view.scripts : view.visitorScripts).map(
      (file) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`,
    );
    if (!hasSession) return scripts.join('\n');
    const usual = hasQuery ? view.data.filter((one) => onEveryPage?.data.includes(one)) : view.data;
    const data = usual.map((address) => {
      const own = address.replace(/:(\w+)/g, (_, name: string) => found[name] ?? '');
      return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(own)}">`;
    });
    return [...scripts, ...data].join('\n');
  }
  return '';
}

const ID = /^[\w-]+$/;

/** The parameters of a matching path; ids are all that fits them. */
function matchOf(pattern: string, path: string): Readonly<Record<string, string>> | null {
  if (pattern === '*') return {};
  const parts = pattern.split('/');
  const segments = path.replace(/\/$/, '').split('/');
  if (parts.length !== segments.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':') && ID.test(segment)) found[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return found;
}
