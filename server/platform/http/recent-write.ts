import type { Request, Response } from 'express';

/** A browser that has it reads its own writes, whichever instance it reaches. */
const COOKIE = 'recent-write';
/** Longer than a usable replica may lag behind. */
const MAX_AGE_MS = 10_000;
const CARRIED = new RegExp(`(?:^|;\\s*)${COOKIE}=`);

export function noteRecentWrite(req: Request, res: Response): void {
  res.cookie(COOKIE, '1', {
    maxAge: MAX_AGE_MS,
    httpOnly: true,
    sameSite: 'lax',
    secure: req.secure,
    path: '/api',
  });
}

export function hasWrittenRecently(req: Request): boolean {
  return CARRIED.test(req.get('cookie') ?? '');
}
