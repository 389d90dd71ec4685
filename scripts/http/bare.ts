import type { RequestListener } from 'node:http';
import express from 'express';
import type pg from 'pg';

const SESSION = 'select sess from sessions where sid = $1 and expire >= now()';
const LOGIN = `select l.id as login_id, l.last_seen_at, u.* from logins l join users u on u.id = l.user_id
  where l.id = $1 and l.revoked_at is null and l.expires_at > now() and u.is_active`;
const CHART = 'select * from individual_charts where id = $1 and user_id = $2';

/**
 * Express that reads session, login with person, and chart, and nothing else: no signature check,
 * headers, limits, log or contract.
 * @param isNamed sends the three as named statements
 */
export function bareChartServer(pool: pg.Pool, isNamed: boolean): RequestListener {
  const read = (name: string, text: string, values: readonly unknown[]) =>
    pool.query({ text, values: [...values], ...(isNamed ? { name } : {}) });
  const app = express();
  app.get('/api/individual/charts/:id', async (req, res) => {
    const cookie = decodeURIComponent(req.headers.cookie ?? '');
    const sid = /sid=s:([^.]+)/.exec(cookie)?.[1];
    const session = await read('bare_session', SESSION, [sid]);
    const login = await read('bare_login', LOGIN, [session.rows[0]?.sess.passport.user]);
    const [person] = login.rows;
    const chart = await read('bare_chart', CHART, [req.params['id'], person?.id]);
    res.json(chart.rows[0]);
  });
  return app;
}
