import type Stripe from 'stripe';
import { guardedFetch } from '../../platform/calls/guarded-fetch.ts';
import { PaymentsRefused, PaymentsUnavailable } from './port.ts';

/** Connection to Stripe or a compatible server. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Absent for Stripe itself. */
  readonly baseUrl?: string;
  readonly policy?: StripePolicy;
  /** Runs once before the first call. */
  readonly prepare?: (stripe: Stripe) => Promise<void>;
}

export interface StripePolicy {
  readonly tryTimeoutMs: number;
  /** Retries by the vendor's client, with the same idempotency key. */
  readonly retries: number;
  /** Total timeout over all tries of a call. */
  readonly deadlineMs: number;
}

const STRIPE_POLICY: StripePolicy = { tryTimeoutMs: 10_000, retries: 2, deadlineMs: 15_000 };
const STRIPE_URL = 'https://api.stripe.com';
const LARGEST_ANSWER_BYTES = 5_000_000;

type Vendor = typeof Stripe;

/** Loaded lazily, because the vendor's package is large. */
export async function loadVendor(): Promise<Vendor> {
  return (await import('stripe')).default;
}

/** The vendor's client without telemetry, restricted to one origin. */
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

/** Calls to Stripe, each with a total deadline and mapped errors. */
export class StripeCalls {
  readonly #access: StripeAccess;
  #loading: Promise<{ vendor: Vendor; stripe: Stripe }> | null = null;

  constructor(access: StripeAccess) {
    this.#access = access;
  }

  /**
   * @throws {PaymentsUnavailable}, {PaymentsRefused} or the caller's own abort reason. After the
   * deadline the request may still complete: repeating it with the same key returns its outcome.
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
      // Preparation is retried by the next call.
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

/** Settles with `work`, or rejects when the signal aborts; later rejections are swallowed. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

type StripeFailure = InstanceType<Vendor['errors']['StripeError']>;

/** What little is kept of the vendor's errors, which contain requests and headers. */
function detailOf({ requestId }: StripeFailure) {
  return requestId ? { requestId } : {};
}

function faultOf(error: unknown, { errors }: Vendor): Error {
  if (error instanceof PaymentsUnavailable || error instanceof PaymentsRefused) return error;
  if (!(error instanceof errors.StripeError)) return new PaymentsUnavailable('bad_answer');
  return paymentsRefusedOf(error, errors) ?? outageOf(error, errors);
}

/** The request itself was refused; null where another try may do. */
function paymentsRefusedOf(error: StripeFailure, errors: Vendor['errors']): PaymentsRefused | null {
  const detail = detailOf(error);
  const code = error.code === undefined ? {} : { code: error.code };
  if (error instanceof errors.StripeCardError) {
    return new PaymentsRefused('declined', { ...detail, ...code });
  }
  if (error instanceof errors.StripeIdempotencyError) {
    return new PaymentsRefused('key_reused', detail);
  }
  if (error instanceof errors.StripeInvalidRequestError) {
    return new PaymentsRefused('not_possible', { ...detail, ...code });
  }
  return null;
}

function outageOf(error: StripeFailure, errors: Vendor['errors']): PaymentsUnavailable {
  const detail = detailOf(error);
  if (error instanceof errors.StripeConnectionError) return connectionFault(error);
  if (error instanceof errors.StripeRateLimitError) {
    return new PaymentsUnavailable('over_limit', { ...detail, ...retryAfterOf(error.headers) });
  }
  if (
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError
  ) {
    return new PaymentsUnavailable('not_allowed', detail);
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

/** Null for a missing object; any other error is rethrown. */
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
