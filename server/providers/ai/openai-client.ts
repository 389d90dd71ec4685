import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { guardedFetch } from '../../platform/calls/guarded-fetch.ts';
import { AiUnavailable, type CoachQuestion } from './port.ts';

/** Connection to OpenAI or a compatible server. */
export interface OpenAiAccess extends Partial<OpenAiSettings> {
  readonly apiKey: string;
  /** Includes the version, as in "https://api.openai.com/v1". */
  readonly baseUrl: string;
  readonly model: string;
}

/** How the model of a coach is asked. */
export interface OpenAiSettings {
  readonly model: string;
  readonly api: 'responses' | 'chat';
  /** True for OpenAI's own servers, which know every field of their API. */
  readonly isOpenAi: boolean;
  /** null: not sent. */
  readonly reasoningEffort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | null;
  readonly verbosity: 'low' | 'medium' | 'high' | null;
  readonly maxOutputTokens: number;
  readonly firstTextMs: number;
  /** The model that compares sentences with their sources; null for none. */
  readonly judgeModel: string | null;
}

/** What a plain model on a compatible server is asked with. */
const PLAIN: Omit<OpenAiSettings, 'model'> = {
  api: 'chat',
  isOpenAi: false,
  reasoningEffort: null,
  verbosity: null,
  maxOutputTokens: 4_000,
  firstTextMs: 15_000,
  judgeModel: null,
};

/** What only OpenAI's own servers are told: who asks, and which prefix repeats, both as hashes. */
export function keysOf(
  { isOpenAi }: OpenAiSettings,
  { askerKey, cacheKey }: Pick<CoachQuestion, 'askerKey' | 'cacheKey'>,
) {
  if (!isOpenAi) return {};
  return {
    ...(cacheKey !== undefined && { prompt_cache_key: cacheKey }),
    ...(askerKey !== undefined && { safety_identifier: askerKey }),
  };
}

export function settingsOf(access: OpenAiAccess): OpenAiSettings {
  return { ...PLAIN, ...access };
}

/** The vendor's client, without its own retries, logs and environment variables. */
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

/** Maps the vendor's errors; nothing else of them is kept, since they contain requests and keys. */
export function faultOf(error: unknown): AiUnavailable {
  if (error instanceof AiUnavailable) return error;
  if (error instanceof APIConnectionTimeoutError) return new AiUnavailable('timeout');
  if (error instanceof APIConnectionError) return new AiUnavailable('refused');
  if (error instanceof APIError) return aiUnavailableOf(error);
  // `fetch` throws this when the connection breaks while the body is being read.
  const isBroken = error instanceof TypeError && error.message === 'terminated';
  return new AiUnavailable(isBroken ? 'refused' : 'broken_answer');
}

function aiUnavailableOf({ status, code, headers }: APIError): AiUnavailable {
  const retryAfter = secondsOf(headers?.get('retry-after') ?? null);
  // Without a status, the error arrived inside the event stream.
  if (status === undefined || status >= 500 || status === 408) {
    return new AiUnavailable('refused', retryAfter);
  }
  // Insufficient quota means an unpaid account: a retry doesn't help.
  if (status === 429 && code !== 'insufficient_quota') {
    return new AiUnavailable('rate_limited', retryAfter);
  }
  return new AiUnavailable('not_allowed');
}

/** Parses `Retry-After`: seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const value = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1_000 : seconds;
  return Number.isFinite(value) ? Math.min(86_400, Math.max(0, Math.ceil(value))) : undefined;
}
