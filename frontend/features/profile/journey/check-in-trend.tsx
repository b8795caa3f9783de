import { dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { TextLink } from '#frontend/ui/text/text-link.tsx';
import { CHECK_IN_MAX } from '#schema/rules/mindset/check-in.ts';
import { CHECK_IN_NOISE } from '#schema/rules/mindset/check-in-trend.ts';
import { PATHS } from '#schema/urls/page-paths.ts';
import { CHART, heightOf, linePath, plot } from './chart.rules.ts';
import styles from './check-in-trend.module.css';
import { type CheckInReading, trendWords } from './opening.rules.ts';

const LINES = [8, 20, 32];
const LOWEST = 8;
const share = (total: number) =>
  Math.min(1, Math.max(0, (total - LOWEST) / (CHECK_IN_MAX - LOWEST)));

type Props = {
  /** Two or more of the same questions, oldest first. */
  readings: CheckInReading[];
  /** Whether there were others, which asked other questions. */
  isAnew: boolean;
};

/** Check-ins over time, each with how far it might as well have been higher or lower. */
export function CheckInTrend({ readings, isAnew }: Props) {
  const words = trendWords(readings);
  const points = plot(readings.map(({ date, total }) => ({ date, fraction: share(total) })));
  const [first, last] = [readings[0], readings.at(-1)];
  return (
    <figure className={styles.figure} aria-labelledby="check-in-trend">
      <figcaption>
        <h3 id="check-in-trend">Check-ins over time</h3>
        <p className={styles.caption}>{words}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={words}
        className={styles.chart}
      >
        <g className={styles.axis}>
          {LINES.map((total) => (
            <g key={total}>
              <path d={`M${CHART.left} ${heightOf(share(total))}H${CHART.width - CHART.right}`} />
              <text
                x={CHART.left - 8}
                y={heightOf(share(total))}
                dominantBaseline="middle"
                textAnchor="end"
              >
                {total}
              </text>
            </g>
          ))}
          <text x={CHART.left} y={CHART.height - 6}>
            {first && dayWords(first.date)}
          </text>
          <text x={CHART.width - CHART.right} y={CHART.height - 6} textAnchor="end">
            {last && dayWords(last.date) !== dayWords(first?.date ?? '') && dayWords(last.date)}
          </text>
        </g>
        {points.map(({ x }, index) => {
          const { date, total } = readings[index] as CheckInReading;
          const top = heightOf(share(total + CHECK_IN_NOISE));
          const bottom = heightOf(share(total - CHECK_IN_NOISE));
          return <path key={date} d={`M${x} ${top}V${bottom}`} className={styles.noise} />;
        })}
        <path d={linePath(points)} className={styles.line} />
        {points.map(({ x, y }, index) => (
          <path
            key={(readings[index] as CheckInReading).date}
            d={`M${x} ${y}h0.01`}
            className={styles.dot}
          />
        ))}
      </svg>
      <p className={styles.caption}>
        The pale bars show how much eight answers vary even when nothing has changed.{' '}
        {isAnew && 'Earlier ones asked other questions, and are not compared. '}
        <TextLink href={PATHS.checkIn}>All check-ins</TextLink>
      </p>
    </figure>
  );
}
