import type { CleanupReport } from '#shared/contract/cleanup-report.ts';
import type { ErrorChoice, ErrorCode } from '#shared/contract/errors.ts';

interface Details {
  /** Replaces the catalogue's sentence. */
  readonly message?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly choices?: readonly ErrorChoice[];
  /** What there is to delete now. */
  readonly preview?: CleanupReport;
  /** For a 429 or 503: when asking again makes sense. */
  readonly retryAfterSeconds?: number;
  /** What is wrong with several parts of one input, each with the way to its fields. */
  readonly parts?: readonly {
    readonly path: (field: string) => string;
    readonly error: AppError;
  }[];
}

/** A failure with a name from the closed set; everything else reaches the caller as `internal`. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(details.message ?? code);
    this.name = 'AppError';
  }
}
