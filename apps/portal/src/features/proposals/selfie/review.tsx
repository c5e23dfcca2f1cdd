import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Card } from './card.tsx';
import type { Picture } from './measure-picture.ts';
import { clearFace, pictureProblems, type Shot } from './picture-checks.ts';
import { strings } from './strings.ts';

/** Both pictures as they would be sent, with what could be better; each can be taken again. The server decides. */
export function Review({
  front,
  turned,
  onAgain,
  onSend,
}: {
  front: Picture;
  turned: Picture;
  onAgain: (shot: Shot) => void;
  onSend: () => void;
}) {
  const t = useStrings(strings);
  const shots = [
    { shot: 'front', picture: front, problems: pictureProblems(front.measured, 'front') },
    {
      shot: 'turned',
      picture: turned,
      problems: pictureProblems(turned.measured, 'turned', clearFace(front.measured)),
    },
  ] as const;
  const isDoubtful = shots.some(({ problems }) => problems.length > 0);
  return (
    <Card title={t('review.title')} focus="review">
      <p>{t('review.text')}</p>
      <ul className="selfie-pictures">
        {shots.map(({ shot, picture, problems }) => (
          <li key={shot}>
            <figure>
              <img
                src={picture.url}
                alt={t(`review.${shot}`)}
                data-mirrored={picture.source === 'camera' || undefined}
              />
              <figcaption>{t(`review.${shot}`)}</figcaption>
            </figure>
            {problems.map((problem) => (
              <p className="selfie-problem" key={problem}>
                {t(`problem.${problem}`)}
              </p>
            ))}
            <button type="button" className="selfie-button selfie-second" onClick={() => onAgain(shot)}>
              {t('review.again', { shot: t(`review.${shot}`) })}
            </button>
          </li>
        ))}
      </ul>
      {isDoubtful ? <p>{t('review.doubt')}</p> : null}
      <button type="button" className={isDoubtful ? 'selfie-button selfie-second' : 'selfie-button'} onClick={onSend}>
        {t(isDoubtful ? 'sendAnyway' : 'send')}
      </button>
    </Card>
  );
}
