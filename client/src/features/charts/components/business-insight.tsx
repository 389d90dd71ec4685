import { useId } from 'react';
import { Card, CardTitle } from '#client/components/ui/card.tsx';

/** How the person works best, in paragraphs composed from the chart. */
export function BusinessInsight({ workingStyle }: { workingStyle: string }) {
  const id = useId();
  return (
    <Card
      as="section"
      labelledBy={id}
      padding="lg"
      className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <CardTitle id={id} className="text-balance">
        Your Business Insight
      </CardTitle>
      <div className="prose-text">
        {workingStyle.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  );
}
