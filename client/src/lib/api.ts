import { ErrorBody } from '#shared/contract/errors.ts';
import type { Route, RouteInput, RouteReply } from '#shared/contract/route.ts';

/** Any answer that is not 2xx. The message is the status, a colon and the body's text. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
    /** The server's own words; null when something else answered in its place. */
    readonly body: ErrorBody | null,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    // Our own server writes this shape for every error; a proxy in front of it does not.
    const result = ErrorBody.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function addressOf(route: Route, { params, query }: Parts): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

type CallArguments<R extends Route> = keyof RouteInput<R> extends never
  ? [input?: undefined, signal?: AbortSignal]
  : [input: RouteInput<R>, signal?: AbortSignal];

/**
 * Calls an operation of the API: the only door from the client to the server.
 * @throws ApiError for every answer that is not 2xx; TypeError when nobody answered.
 */
export async function call<R extends Route>(
  route: R,
  ...[input, signal]: CallArguments<R>
): Promise<RouteReply<R>> {
  const parts: Parts = input ?? {};
  const response = await fetch(addressOf(route, parts), {
    method: route.method,
    credentials: 'include',
    ...(parts.body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(parts.body) }),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new ApiError(response.status, text || response.statusText, parseErrorBody(text));
  }
  // The server has parsed this reply with the route's own schema.
  return (text === '' ? undefined : JSON.parse(text)) as RouteReply<R>;
}

/** What to show a person: the server's sentence, else the screen's own. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.body ? error.body.message : fallback;
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}
