/** As high as the window: a footer that shows and then moves is a jump. */
export function LoadingScreen() {
  return (
    <main className="grid min-h-dvh flex-1 place-items-center">
      <p role="status" className="text-muted">
        Loading...
      </p>
    </main>
  );
}
