import { z } from 'zod';
import type { Given } from './config-groups.ts';

const text = z.string().trim().min(1);
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http or https address',
  abort: true,
});

/** Rejects credentials and query strings in a URL, which would reach logs and error messages. */
function isPlainAddress(address: string): boolean {
  const { username, password, search, hash } = new URL(address);
  return username + password + search + hash === '';
}

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
const VERBOSITIES = ['low', 'medium', 'high'] as const;
const APIS = ['responses', 'chat'] as const;

/** What the server asks of a server that speaks OpenAI's protocol. */
export const OPENAI_VARIABLES = {
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: webAddress
    .refine(isPlainAddress, 'must have no name, query or fragment')
    .optional(),
  OPENAI_API: z.enum(APIS).optional(),
  OPENAI_CHAT_MODEL: text.optional(),
  OPENAI_EMBEDDING_MODEL: text.optional(),
  OPENAI_REASONING_EFFORT: z.enum(EFFORTS).optional(),
  OPENAI_VERBOSITY: z.enum(VERBOSITIES).optional(),
  OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(4_000).max(100_000).default(4_000),
  OPENAI_FIRST_TEXT_SECONDS: z.coerce.number().int().min(5).max(60).optional(),
  COACH_JUDGE_MODEL: text.optional(),
};

type Values = z.output<z.ZodObject<typeof OPENAI_VARIABLES>>;

export interface OpenAiChoice {
  readonly kind: 'openai';
  readonly apiKey: string;
  /** With the version, without a trailing slash. */
  readonly baseUrl: string;
  readonly model: string;
}

/** How a coach's model is asked. */
export interface CoachModelSettings {
  readonly api: (typeof APIS)[number];
  /** True for OpenAI's own servers, which know every field of their API. */
  readonly isOpenAi: boolean;
  /** null: not sent, because the model knows no such setting. */
  readonly reasoningEffort: (typeof EFFORTS)[number] | null;
  readonly verbosity: (typeof VERBOSITIES)[number] | null;
  /** Reasoning counts, too. */
  readonly maxOutputTokens: number;
  readonly firstTextMs: number;
  /** The model that compares sentences with their sources; null for none. */
  readonly judgeModel: string | null;
}

export interface AiConfig {
  readonly chat: (OpenAiChoice & CoachModelSettings) | { readonly kind: 'built-in' };
  readonly embeddings: OpenAiChoice | { readonly kind: 'lexical' };
}

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODELS = ['OPENAI_CHAT_MODEL', 'OPENAI_EMBEDDING_MODEL'] as const;
const NEEDING_A_KEY = ['OPENAI_BASE_URL', 'OPENAI_API', ...OPENAI_MODELS] as const;
const OPENAI_JUDGE = 'gpt-4.1-mini';
const FIRST_TEXT_MS = { plain: 15_000, reasoning: 45_000 };

/** Models that think before they write, by OpenAI's names. */
const REASONING_MODEL = /^(?:o\d|gpt-(?:[5-9]|\d\d))(?!.*\bchat\b)/;
const VERBOSE_MODEL = /^gpt-(?:[5-9]|\d\d)/;

function judgeOf(named: string | undefined, isOpenAi: boolean): string | null {
  if (named === 'off') return null;
  return named ?? (isOpenAi ? OPENAI_JUDGE : null);
}

function settingsOf(env: Values, baseUrl: string, model: string): CoachModelSettings {
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  const isReasoning = REASONING_MODEL.test(model);
  const seconds = env.OPENAI_FIRST_TEXT_SECONDS;
  return {
    api: env.OPENAI_API ?? (isOpenAi ? 'responses' : 'chat'),
    isOpenAi,
    reasoningEffort: env.OPENAI_REASONING_EFFORT ?? (isOpenAi && isReasoning ? 'low' : null),
    verbosity: env.OPENAI_VERBOSITY ?? (isOpenAi && VERBOSE_MODEL.test(model) ? 'low' : null),
    maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
    firstTextMs: seconds ? seconds * 1_000 : FIRST_TEXT_MS[isReasoning ? 'reasoning' : 'plain'],
    judgeModel: judgeOf(env.COACH_JUDGE_MODEL, isOpenAi),
  };
}

/** OpenAI has default models; on other servers only explicitly named models are used. */
export function aiOf(env: Values): AiConfig {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: address } = env;
  const isOther = address !== undefined;
  const chatModel = env.OPENAI_CHAT_MODEL ?? (isOther ? undefined : 'gpt-4.1-mini');
  const embeddingModel =
    env.OPENAI_EMBEDDING_MODEL ?? (isOther ? undefined : 'text-embedding-3-small');
  const baseUrl = (address ?? OPENAI_URL).replace(/\/+$/, '');
  const choose = (model: string | undefined): OpenAiChoice | null =>
    apiKey && model ? { kind: 'openai', apiKey, baseUrl, model } : null;
  const chat = choose(chatModel);
  return {
    chat: chat ? { ...chat, ...settingsOf(env, baseUrl, chat.model) } : { kind: 'built-in' },
    embeddings: choose(embeddingModel) ?? { kind: 'lexical' },
  };
}

export function openAiProblems(given: Given): string[] {
  const problems: string[] = [];
  const isGiven = (name: string) => given[name] !== undefined;
  const named = NEEDING_A_KEY.filter(isGiven);
  if (named.length > 0 && !isGiven('OPENAI_API_KEY')) {
    problems.push(
      `${named.join(' and ')} without OPENAI_API_KEY: set it (any word, if the server asks for none)`,
    );
  }
  if (isGiven('OPENAI_BASE_URL') && !OPENAI_MODELS.some(isGiven)) {
    problems.push(`OPENAI_BASE_URL needs ${OPENAI_MODELS.join(' or ')}: name its models`);
  }
  return problems;
}

/** Local hosts, where plain http is safe: keys and conversations never cross a foreign network. */
const NEAR_HOST =
  /^(localhost|127\.[\d.]+|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+|[a-z\d-]+)$/;

function isOpenlySent(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !NEAR_HOST.test(hostname);
}

export function openAiProductionProblems({ OPENAI_BASE_URL: address }: Values): string[] {
  return address !== undefined && isOpenlySent(address)
    ? ['OPENAI_BASE_URL must begin with https: outside the own network']
    : [];
}
