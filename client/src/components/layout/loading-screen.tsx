/** Shown alone while it is not yet known who is looking. */
export function LoadingScreen() {
  return (
    <main className="grid min-h-[72dvh] flex-1 place-items-center">
      <p role="status" className="text-muted">
        Loading...
      </p>
    </main>
  );
}
