/** Whether a reply came from the server just now: browsers answer from their own cache what it may keep. */
export function provesReach({ headers }: Pick<Response, 'headers'>): boolean {
  return !/\bpublic\b|\bmax-age=[1-9]/.test(headers.get('Cache-Control') ?? '');
}
