/** Shown alone while the current user is loading. */
export function LoadingScreen() {
  return (
    <main className="grid min-h-[72dvh] flex-1 place-items-center">
      <p role="status" className="text-muted">
        Loading...
      </p>
    </main>
  );
}
