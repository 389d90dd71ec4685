export function LearnMore({ onAsk }: { onAsk: () => void }) {
  return (
    <button type="button" onClick={onAsk} className="text-link min-h-11 font-medium">
      Learn More
    </button>
  );
}
