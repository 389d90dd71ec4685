import type { ErrorRequestHandler } from 'express';
import type { ErrorCode } from '#shared/contract/error-codes.ts';
import type { ErrorBody, ErrorChoice } from '#shared/contract/errors.ts';
import { AppError } from '../errors.ts';
import { endWithText } from './compression.ts';
import { databaseErrorCode } from './database-errors.ts';
import { requestIdOf } from './request-id.ts';

/** Status and message of every code, in one place. */
export const ERROR_CATALOG: Record<ErrorCode, { status: number; message: string }> = {
  'request.invalid': { status: 400, message: 'Please check the marked fields.' },
  'request.too_large': { status: 413, message: 'That’s too much to send in one request.' },
  'request.unsupported_media_type': { status: 415, message: 'Send JSON.' },
  'request.cross_site': {
    status: 403,
    message: 'This request didn’t come from our pages. Reload and try again.',
  },
  'request.not_found': { status: 404, message: 'There is nothing at this address.' },
  'request.rate_limited': { status: 429, message: 'Too many requests. Please wait a moment.' },
  'request.conflict': {
    status: 409,
    message: 'Someone just changed this. Review it and try again.',
  },
  'request.key_reused': {
    status: 422,
    message: 'This was already sent with other details. Send it again.',
  },
  'request.already_done': {
    status: 409,
    message: 'This was already saved. Reload the page to see it.',
  },
  'auth.required': { status: 401, message: 'Please sign in.' },
  'auth.forbidden': { status: 403, message: 'You are not allowed to do this.' },
  'auth.deletion_pending': {
    status: 403,
    message: 'Your account is about to be deleted. Undo that to use it again.',
  },
  'auth.provider_unavailable': {
    status: 503,
    message: 'The sign-in service isn’t responding. Please try again in a moment.',
  },
  'birth.date_invalid': { status: 422, message: 'This date does not exist.' },
  'birth.date_in_future': {
    status: 422,
    message: 'That birth date is in the future. Check the year.',
  },
  'birth.time_invalid': { status: 422, message: 'Enter the time as HH:MM, 24 hours.' },
  'birth.time_nonexistent': {
    status: 422,
    message: 'Clocks there skipped this time that day. Choose the nearest time.',
  },
  'birth.time_ambiguous': {
    status: 422,
    message: 'Clocks went back that day, so this time happened twice. Choose which one it was.',
  },
  'place.unknown': {
    status: 422,
    message: 'We couldn’t find this place. Try the nearest larger town.',
  },
  'place.ambiguous': {
    status: 422,
    message: 'Several places share this name. Choose the one you mean.',
  },
  'place.zone_unknown': {
    status: 422,
    message: 'We found no time zone for this place. Try the nearest larger town.',
  },
  'place.zone_ambiguous': {
    status: 422,
    message: 'People there use two different times. Choose the one the birth time is in.',
  },
  'place.unavailable': {
    status: 503,
    message: 'Place search isn’t responding. Please try again in a moment.',
  },
  'chart.not_found': { status: 404, message: 'We couldn’t find this chart.' },
  'reading.paragraph_not_found': {
    status: 404,
    message: 'This paragraph isn’t part of the chart’s reading anymore. Reload the page.',
  },
  'reading.hours_not_found': {
    status: 404,
    message: 'These birth times aren’t among the chart’s anymore. Reload the page.',
  },
  'share.not_found': {
    status: 404,
    message: 'This link doesn’t work anymore. Ask the person who sent it for a new one.',
  },
  'share.agreement_required': {
    status: 422,
    message: 'Confirm that this person agreed, or mark the chart as your own.',
  },
  'share.limit_reached': {
    status: 409,
    message: 'This chart has the maximum number of links. Revoke one first.',
  },
  'connection.not_shared': {
    status: 403,
    message:
      'One of these people doesn’t share the chart itself. Ask them to share it in full to see the connection.',
  },
  'connection.same_chart': {
    status: 422,
    message: 'This is the same chart twice. Choose another one to compare it with.',
  },
  'calendar.not_found': {
    status: 404,
    message: 'This calendar link doesn’t work anymore. Create a new one on Your Data.',
  },
  'calendar.limit_reached': {
    status: 409,
    message: 'You have the maximum number of calendar links. Revoke one first.',
  },
  'conversation.not_found': { status: 404, message: 'We couldn’t find this conversation.' },
  'coach.unavailable': {
    status: 503,
    message: 'The coach isn’t responding right now. Keep your question and try again in a moment.',
  },
  'coach.limit_reached': {
    status: 429,
    message: 'You’ve reached the limit on questions for now. Please try again later.',
  },
  'prompts.not_found': { status: 404, message: 'We couldn’t find these prompts.' },
  'library.not_found': { status: 404, message: 'There’s no library page at this address.' },
  'knowledge.unavailable': {
    status: 503,
    message: 'Knowledge base search isn’t available right now. Please try again in a moment.',
  },
  'account.not_found': { status: 404, message: 'We couldn’t find this account.' },
  'team.not_found': { status: 404, message: 'We couldn’t find this team.' },
  'team.action_not_found': {
    status: 404,
    message: 'This isn’t in the team’s plan anymore. Reload the page.',
  },
  'team.debrief_not_found': { status: 404, message: 'We couldn’t find this debrief.' },
  'team.limit_reached': {
    status: 409,
    message: 'This account has all the teams its plan allows. Upgrade to add more.',
  },
  'invitation.not_found': {
    status: 404,
    message: 'This invitation doesn’t work anymore. Ask the person who sent it for a new one.',
  },
  'invitation.full': {
    status: 409,
    message: 'Someone just took the last place. Ask the person who invited you what to do next.',
  },
  'invitation.under_age': {
    status: 422,
    message: 'You need to be 18 or older to join a team.',
  },
  'invitation.already_in': {
    status: 409,
    message:
      'You’re already in this team: someone with this birth date, time and place joined before. Use your personal link to see or change what you share.',
  },
  'invitation.consent_changed': {
    status: 409,
    message: 'What you agree to has changed. Reload the page and read it again.',
  },
  'invitation.limit_reached': {
    status: 409,
    message: 'This team has the maximum number of open invitations. Revoke one first.',
  },
  'invitation.send_limit_reached': {
    status: 429,
    message: 'You’ve sent all the invitations you can send today. Copy the link instead.',
  },
  'invitation.mail_unavailable': {
    status: 409,
    message: 'Email isn’t set up here. Create the link and copy it instead.',
  },
  'invitation.reminded': {
    status: 409,
    message: 'You’ve already reminded this person. Revoke the invitation to make a new one.',
  },
  'user.not_found': { status: 404, message: 'We couldn’t find this person.' },
  'user.last_master_admin': {
    status: 409,
    message: 'This is the last active master admin. Add another one first.',
  },
  'deletion.not_found': {
    status: 404,
    message: 'This link doesn’t work anymore. Sign in to see whether your account still exists.',
  },
  'deletion.not_confirmed': {
    status: 422,
    message: 'That isn’t the text to type. Check it and try again.',
  },
  'deletion.accounts_undecided': {
    status: 409,
    message:
      'You’re the only admin of an account that other people use. Hand it over or close it first.',
  },
  'member.limit_reached': {
    status: 409,
    message: 'This account has used all the seats in its plan. Upgrade to add more.',
  },
  'member.last_admin': {
    status: 409,
    message: 'This is the account’s last active admin. Add another one first.',
  },
  'cleanup.changed': {
    status: 409,
    message: 'The data changed since the preview. Please review it again.',
  },
  'account.read_only': {
    status: 409,
    message: 'This account’s plan has ended. You can view everything, but not change it.',
  },
  'billing.plan_running': { status: 409, message: 'You have a plan that is running.' },
  'billing.no_plan': { status: 409, message: 'You don’t have a plan to change.' },
  'billing.no_upgrade': {
    status: 409,
    message: 'You can’t switch to this plan right now.',
  },
  'billing.preview_expired': {
    status: 409,
    message: 'This price has expired. Please review the new one.',
  },
  'billing.not_sold': {
    status: 503,
    message: 'This plan isn’t available right now. Please try again later.',
  },
  'billing.refused': {
    status: 409,
    message: 'The payment service declined this. You weren’t charged.',
  },
  'billing.unavailable': {
    status: 503,
    message: 'The payment service isn’t responding. Please try again in a moment.',
  },
  'billing.incident_not_found': { status: 404, message: 'We couldn’t find this entry.' },
  'service.unavailable': {
    status: 503,
    message: 'We’re having trouble right now. Please try again in a moment.',
  },
  internal: { status: 500, message: 'Something went wrong on our side.' },
};

/** The field that a birth or place error belongs to, so that a form can show it there. */
const FIELD_OF: Partial<Record<ErrorCode, string>> = {
  'birth.date_invalid': 'birthDate',
  'birth.date_in_future': 'birthDate',
  'invitation.under_age': 'birthDate',
  'birth.time_invalid': 'birthTime',
  'birth.time_nonexistent': 'birthTime',
  'birth.time_ambiguous': 'birthTime',
  'place.unknown': 'birthPlace',
  'place.ambiguous': 'birthPlace',
  'place.zone_unknown': 'birthPlace',
  'place.zone_ambiguous': 'birthPlace',
};

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return ERROR_CATALOG[code].status;
}

function messageOf(error: AppError): string {
  return error.details.message ?? ERROR_CATALOG[error.code].message;
}

function fieldsOf(error: AppError): Record<string, string> {
  if (error.details.fields) return { ...error.details.fields };
  const field = FIELD_OF[error.code];
  return field && !error.details.parts ? { [field]: messageOf(error) } : {};
}

function choicesOf(error: AppError): ErrorChoice[] {
  return [...(error.details.choices ?? [])];
}

/** Problems of an input's parts: messages by field path, choices with their fields. */
function problemsOf(error: AppError): {
  fields: Record<string, string>;
  choices: ErrorChoice[];
} {
  const { parts = [] } = error.details;
  const fields = parts.flatMap(({ path, error: part }) =>
    Object.entries(fieldsOf(part)).map(([field, text]) => [path(field), text] as const),
  );
  const choices = parts.flatMap(({ path, error: part }) => {
    const field = path(FIELD_OF[part.code] ?? '');
    return choicesOf(part).map((choice) => ({ ...choice, field }));
  });
  return {
    fields: { ...fieldsOf(error), ...Object.fromEntries(fields) },
    choices: [...choicesOf(error), ...choices],
  };
}

/** The response body for an error. */
export function errorBodyOf(error: AppError, requestId: string): ErrorBody {
  const message = messageOf(error);
  const { fields, choices } = problemsOf(error);
  return {
    code: error.code,
    message,
    error: message,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    ...(error.details.preview ? { preview: error.details.preview } : {}),
    requestId,
  };
}

/** What Express and its parsers throw for a malformed request. */
function isRequestFault(error: unknown): error is Error & { type?: string } {
  return error instanceof Error && 'expose' in error && error.expose === true;
}

/** A file could not be written: the disk or the quota is full. */
function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  );
}

/** Maps any thrown value to a coded error; unexpected ones become `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isRequestFault(error)) {
    return error.type === 'entity.too.large'
      ? new AppError('request.too_large')
      : new AppError('request.invalid', { message: 'The request couldn’t be read.' });
  }
  if (error instanceof URIError) return new AppError('request.not_found');
  if (isDiskFull(error)) return new AppError('service.unavailable');
  const code = databaseErrorCode(error);
  return new AppError(code ?? 'internal');
}

/** The final error handler: logs unexpected errors, and answers in one shape. */
export const answerError: ErrorRequestHandler = (error, req, res, next) => {
  if (res.headersSent) {
    next(error);
    return;
  }
  // The caller has left in the middle of the body: nobody reads an answer.
  if (isRequestFault(error) && error.type === 'request.aborted') {
    res.destroy();
    return;
  }
  const known = toAppError(error);
  const status = statusOf(known.code);
  if (status >= 500) res.locals['failure'] = error;
  if (status === 503 || status === 429) {
    const { retryAfterSeconds = 5 } = known.details;
    if (!res.hasHeader('Retry-After')) res.setHeader('Retry-After', String(retryAfterSeconds));
  }
  res.status(status).type('json');
  endWithText(req, res, JSON.stringify(errorBodyOf(known, requestIdOf(req))));
};
