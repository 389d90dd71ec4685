import { createHmac } from 'node:crypto';

/**
 * Stands for a person, a chart or a team towards an AI provider: always the same, and of no use to
 * anybody without the secret.
 */
export function keyOf(secret: string, kind: 'person' | 'chart' | 'team', id: string): string {
  return createHmac('sha256', secret).update(`coach:${kind}:${id}`).digest('base64url');
}
