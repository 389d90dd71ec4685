import type { CleanupReport } from '#shared/contract/cleanup-report.ts';
import type { ErrorCode } from '#shared/contract/error-codes.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';

interface Details {
  /** Overrides the catalog's sentence. */
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: readonly ErrorChoice[];
  /** What a cleanup would delete now. */
  readonly preview?: CleanupReport;
  /** For a 429 or 503: when to retry. */
  readonly retryAfterSeconds?: number;
  /** Errors of several parts of one input; `path` maps a part's field to the input's field. */
  readonly parts?: readonly {
    readonly path: (field: string) => string;
    readonly error: AppError;
  }[];
}

/** An error with a code from the closed set; any other error reaches the caller as `internal`. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? code);
    this.name = 'AppError';
  }
}
