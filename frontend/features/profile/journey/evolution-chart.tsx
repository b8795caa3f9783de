import { type KeyboardEvent, useRef, useState } from 'react';
import { profileLabel } from '#frontend/features/profile/profile-words.rules.ts';
import { dayInText, dayWords } from '#frontend/lib/words/moment-words.rules.ts';
import { percentWords } from '#frontend/lib/words/percent-words.rules.ts';
import { Disclosure } from '#frontend/ui/disclosure.tsx';
import type { JourneyAnalysis } from '#schema/contracts/mindset.ts';
import { anchorFor, CHART, heightOf, linePath, plot, pointForKey } from './chart.rules.ts';
import styles from './evolution-chart.module.css';

type Evolution = JourneyAnalysis['profileEvolution'];

const LINES = [0, 0.5, 1];

/**
 * How sure the readings became, one point per assessment. Only worth drawing from the second on.
 */
export function EvolutionChart({ evolution }: { evolution: Evolution }) {
  const renewedAt = renewalIn(evolution);
  return (
    <figure className={styles.figure} aria-labelledby="profile-evolution">
      <figcaption>
        <h3 id="profile-evolution">Profile Evolution</h3>
        <p className={styles.caption}>
          How sure each reading is, one point per assessment. It doesn’t say how well you did.
          {renewedAt &&
            ` The questions were rewritten before ${dayInText(renewedAt)}: readings from before then aren’t compared with later ones.`}
        </p>
      </figcaption>
      <Plot evolution={evolution} />
      <Disclosure summary="Show as table">
        <Twin evolution={evolution} />
      </Disclosure>
    </figure>
  );
}

/** When the first reading from other questions than the first one’s was taken, if one was. */
const renewalIn = (evolution: Evolution) =>
  evolution.find(({ questionnaire }) => questionnaire !== evolution[0]?.questionnaire)?.date;

function Plot({ evolution }: { evolution: Evolution }) {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(evolution.length - 1);
  const dots = useRef<(SVGGElement | null)[]>([]);
  const points = plot(
    evolution.map(({ date, confidenceLevel }) => ({ date, fraction: confidenceLevel })),
  );
  const [first, last] = [evolution[0], evolution.at(-1)];

  const moveByKey = (event: KeyboardEvent) => {
    const next = pointForKey(event.key, stop, points.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    dots.current[next]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a point inside has the focus.
    <div className={styles.plot} onKeyDown={moveByKey}>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        className={styles.chart}
        aria-label="Confidence level over time; arrow keys go from point to point"
      >
        <g className={styles.axis}>
          {LINES.map((fraction) => (
            <g key={fraction}>
              <path d={`M${CHART.left} ${heightOf(fraction)}H${CHART.width - CHART.right}`} />
              <text
                x={CHART.left - 8}
                y={heightOf(fraction)}
                dominantBaseline="middle"
                textAnchor="end"
              >
                {percentWords(fraction)}
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
        <path d={linePath(points)} className={styles.line} />
        {points.map((point, index) => {
          const reading = evolution[index] as Evolution[number];
          const words = `${dayWords(reading.date)}: ${percentWords(reading.confidenceLevel)}, ${profileLabel(reading.profileType)}`;
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is only read.
            <g
              key={reading.date}
              ref={(dot) => {
                dots.current[index] = dot;
              }}
              role="img"
              aria-label={words}
              tabIndex={index === stop ? 0 : -1}
              className={styles.point}
              onFocus={() => setActive(index)}
              onBlur={() => setActive(null)}
              onPointerEnter={() => setActive(index)}
              onPointerLeave={() => setActive(null)}
            >
              <circle cx={point.x} cy={point.y} r="14" className={styles.reach} />
              <path d={`M${point.x} ${point.y}h0.01`} className={styles.dot} />
            </g>
          );
        })}
        {active !== null && points[active] && evolution[active] && (
          <Tip point={points[active]} reading={evolution[active]} />
        )}
      </svg>
    </div>
  );
}

function Tip({ point, reading }: { point: { x: number; y: number }; reading: Evolution[number] }) {
  return (
    <text className={styles.tip} y={point.y} textAnchor={anchorFor(point)}>
      <tspan x={point.x} dy="-1.1em">
        {`${percentWords(reading.confidenceLevel)}, ${dayWords(reading.date)}`}
      </tspan>
      <tspan x={point.x} dy="-1.3em">
        {profileLabel(reading.profileType)}
      </tspan>
    </text>
  );
}

function Twin({ evolution }: { evolution: Evolution }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Confidence</th>
          <th scope="col">Overall, of 5</th>
          <th scope="col">Profile</th>
        </tr>
      </thead>
      <tbody>
        {evolution.map(({ date, confidenceLevel, overallScore, profileType }) => (
          <tr key={date}>
            <th scope="row">
              <time dateTime={date}>{dayWords(date)}</time>
            </th>
            <td>{percentWords(confidenceLevel)}</td>
            <td>{overallScore.toFixed(1)}</td>
            <td>{profileLabel(profileType)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
