import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { guardedFetch } from '../../platform/calls/guarded-fetch.ts';
import { AiUnavailable } from './port.ts';

/** OpenAI, or a server that speaks its protocol. */
export interface OpenAiAccess {
  readonly apiKey: string;
  /** With the version, as in "https://api.openai.com/v1". */
  readonly baseUrl: string;
  readonly model: string;
}

/** The vendor's client without its own retries, logs and environment variables. */
export function createOpenAiClient(
  { apiKey, baseUrl }: OpenAiAccess,
  limits: { readonly maxBytes: number; readonly timeoutMs: number },
): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: limits.timeoutMs,
    logLevel: 'off',
    fetch: guardedFetch(baseUrl, limits.maxBytes),
  });
}

/** The vendor's errors in our words; they hold requests and keys, so nothing else of them is kept. */
export function faultOf(error: unknown): AiUnavailable {
  if (error instanceof AiUnavailable) return error;
  if (error instanceof APIConnectionTimeoutError) return new AiUnavailable('timeout');
  if (error instanceof APIConnectionError) return new AiUnavailable('refused');
  if (error instanceof APIError) return refusalOf(error);
  // What `fetch` throws when the connection breaks while the answer is read.
  const isBroken = error instanceof TypeError && error.message === 'terminated';
  return new AiUnavailable(isBroken ? 'refused' : 'broken_answer');
}

function refusalOf({ status, code, headers }: APIError): AiUnavailable {
  const retryAfter = secondsOf(headers?.get('retry-after') ?? null);
  // Without a status it is an error that came inside an answer already begun.
  if (status === undefined || status >= 500 || status === 408) {
    return new AiUnavailable('refused', retryAfter);
  }
  // Nobody has paid: waiting does not help.
  if (status === 429 && code !== 'insufficient_quota') {
    return new AiUnavailable('rate_limited', retryAfter);
  }
  return new AiUnavailable('not_allowed');
}

/** `Retry-After`: seconds, or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const value = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1_000 : seconds;
  return Number.isFinite(value) ? Math.min(86_400, Math.max(0, Math.ceil(value))) : undefined;
}
