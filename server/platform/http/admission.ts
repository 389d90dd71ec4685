import type { RequestHandler, Response } from 'express';
import type { Capacity } from '../config-serving.ts';
import { AppError } from '../errors.ts';
import { errorBodyOf, statusOf } from './errors.ts';
import { requestIdOf } from './request-id.ts';

const turns = new WeakMap<Response, () => void>();

/** Gives a request's turn to the next one before its reply is complete: for streams, which mostly wait. */
export function endTurn(res: Response): void {
  turns.get(res)?.();
}

function refuse(res: Response, requestId: string): void {
  const error = new AppError('service.unavailable', {
    message: 'We’re busier than usual. Please try again in a moment.',
  });
  res.setHeader('Retry-After', '1');
  res.status(statusOf(error.code)).json(errorBodyOf(error, requestId));
}

/** Answers 503 with Retry-After to requests beyond what the instance can serve in good time. */
export function limitAdmission({ running: most, waiting: room, waitMs }: Capacity): RequestHandler {
  const queue = new Set<() => void>();
  let running = 0;

  function free(): void {
    running -= 1;
    const [first] = queue;
    first?.();
  }

  return (req, res, next) => {
    function start(): void {
      running += 1;
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        free();
      };
      turns.set(res, end);
      res.once('close', end);
      next();
    }
    if (running < most) return start();
    if (queue.size >= room) return refuse(res, requestIdOf(req));
    const leave = () => {
      clearTimeout(timer);
      queue.delete(proceed);
      res.off('close', leave);
    };
    const proceed = () => {
      leave();
      start();
    };
    const timer = setTimeout(() => {
      leave();
      refuse(res, requestIdOf(req));
    }, waitMs);
    queue.add(proceed);
    res.once('close', leave);
  };
}
