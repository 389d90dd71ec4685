import type Stripe from 'stripe';
import { guardedFetch } from '../../platform/calls/guarded-fetch.ts';
import { PaymentsRefused, PaymentsUnavailable } from './port.ts';

/** Stripe, or a server that speaks its protocol. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Absent for Stripe itself. */
  readonly baseUrl?: string;
  readonly policy?: StripePolicy;
  /** Done once before the first call. */
  readonly prepare?: (stripe: Stripe) => Promise<void>;
}

export interface StripePolicy {
  readonly tryTimeoutMs: number;
  /** The vendor's client repeats a call with the same idempotency key. */
  readonly retries: number;
  /** Over all tries of a call. */
  readonly deadlineMs: number;
}

const STRIPE_POLICY: StripePolicy = { tryTimeoutMs: 10_000, retries: 2, deadlineMs: 15_000 };
const STRIPE_URL = 'https://api.stripe.com';
const LARGEST_ANSWER_BYTES = 5_000_000;

type Vendor = typeof Stripe;

/** The vendor's code, which brings a lot along: loaded when it is first needed. */
export async function loadVendor(): Promise<Vendor> {
  return (await import('stripe')).default;
}

/** The vendor's client without telemetry, for one origin and no other. */
export async function createStripeClient({
  secretKey,
  baseUrl = STRIPE_URL,
  policy = STRIPE_POLICY,
}: StripeAccess): Promise<Stripe> {
  const vendor = await loadVendor();
  const { protocol, hostname, port } = new URL(baseUrl);
  return new vendor(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
    timeout: policy.tryTimeoutMs,
    maxNetworkRetries: policy.retries,
    telemetry: false,
    httpClient: vendor.createFetchHttpClient(guardedFetch(baseUrl, LARGEST_ANSWER_BYTES)),
  });
}

/** Calls of Stripe, each within one deadline and with its faults in our words. */
export class StripeCalls {
  readonly #access: StripeAccess;
  #loading: Promise<{ vendor: Vendor; stripe: Stripe }> | null = null;

  constructor(access: StripeAccess) {
    this.#access = access;
  }

  /**
   * @throws {PaymentsUnavailable}, {PaymentsRefused} or the caller's own abort reason. What was
   * begun goes on after the deadline: asking again with the same key tells how it ended.
   */
  async run<T>(signal: AbortSignal, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const deadline = AbortSignal.timeout((this.#access.policy ?? STRIPE_POLICY).deadlineMs);
    const loaded = this.#load();
    try {
      const { stripe } = await within(AbortSignal.any([signal, deadline]), loaded);
      return await within(AbortSignal.any([signal, deadline]), work(stripe));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (deadline.aborted) throw new PaymentsUnavailable('timeout');
      throw faultOf(error, await loadVendor());
    }
  }

  #load(): Promise<{ vendor: Vendor; stripe: Stripe }> {
    this.#loading ??= this.#prepare().catch((error: unknown) => {
      // The next call tries again.
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #prepare(): Promise<{ vendor: Vendor; stripe: Stripe }> {
    const [vendor, stripe] = await Promise.all([loadVendor(), createStripeClient(this.#access)]);
    await this.#access.prepare?.(stripe);
    return { vendor, stripe };
  }
}

/** The answer, unless the signal comes first; a failure that comes later is nobody's any more. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The vendor's errors in our words; they hold requests and headers, so little of them is kept. */
function faultOf(error: unknown, { errors }: Vendor): Error {
  if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) return error;
  if (!(error instanceof errors.StripeError)) return new PaymentsUnavailable('bad_answer');
  const requestId = error.requestId || undefined;
  const detail = requestId === undefined ? {} : { requestId };
  const code = error.code === undefined ? {} : { code: error.code };
  if (error instanceof errors.StripeConnectionError) return connectionFault(error);
  if (error instanceof errors.StripeCardError) {
    return new PaymentsRefused('declined', { ...detail, ...code });
  }
  if (error instanceof errors.StripeIdempotencyError) {
    return new PaymentsRefused('key_reused', detail);
  }
  if (error instanceof errors.StripeRateLimitError) {
    return new PaymentsUnavailable('over_limit', { ...detail, ...retryAfterOf(error.headers) });
  }
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  ) {
    return new PaymentsUnavailable('not_allowed', detail);
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    return new PaymentsRefused('not_possible', { ...detail, ...code });
  }
  if (error instanceof errors.StripeAPIError && (error.statusCode ?? 0) < 400) {
    return new PaymentsUnavailable('bad_answer', detail);
  }
  return new PaymentsUnavailable('server', detail);
}

function connectionFault(error: { readonly detail?: unknown }): PaymentsUnavailable {
  const { detail } = error;
  const isTimeout = detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
  return new PaymentsUnavailable(isTimeout ? 'timeout' : 'network');
}

function retryAfterOf(headers: Readonly<Record<string, string>> | undefined) {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.min(86_400, seconds) } : {};
}

/** Null for an object that is not there; every other failure stays one. */
export async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const { errors } = await loadVendor();
    const isMissing =
      error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing) return null;
    throw error;
  }
}
