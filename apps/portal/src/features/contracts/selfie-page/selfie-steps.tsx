import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef, useState } from 'react';
import { CameraShot } from './camera-shot.tsx';
import { Card } from './card.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { Introduction } from './introduction.tsx';
import { forgetPicture, type Picture } from './measure-picture.ts';
import { clearFace, pictureProblems, type Shot } from './picture-checks.ts';
import type { SelfieCalls, SelfieProposal } from './selfie-calls.ts';
import { SendingState } from './sending-state.tsx';
import { strings } from './strings.ts';
import { useFaceModel } from './use-face-model.ts';
import { useSending } from './use-sending.ts';

/** Both pictures as they would be uploaded, with what could be better; each can be taken again. The server decides. */
function Review({
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

type Step = 'introduction' | 'camera' | 'files' | 'review';

type CapturedPictures = { [Name in Shot]: Picture | null };
const none: CapturedPictures = { front: null, turned: null };

/** The steps in order: purpose, two pictures, review, upload. The camera does not open before the consent. */
export function SelfieSteps({
  proposal,
  calls,
  onGone,
}: {
  proposal: SelfieProposal;
  calls: SelfieCalls;
  onGone: () => void;
}) {
  const [step, setStep] = useState<Step>('introduction');
  const [taken, setTaken] = useState(none);
  const { sending, send, sendNow, reset } = useSending(calls, onGone);
  const model = useFaceModel(step !== 'introduction');
  const held = useRef(taken);
  held.current = taken;
  // pictures of a face do not stay in memory when the page switches to another link
  useEffect(
    () => () => {
      forgetPicture(held.current.front);
      forgetPicture(held.current.turned);
    },
    [],
  );

  const isOver = sending.state === 'done' || sending.state === 'unsure';
  useEffect(() => {
    if (!isOver) return;
    forgetPicture(held.current.front);
    forgetPicture(held.current.turned);
    setTaken(none);
  }, [isOver]);

  const put = (shot: Shot, picture: Picture | null) => {
    forgetPicture(taken[shot]);
    setTaken((now) => ({ ...now, [shot]: picture }));
  };
  const again = (shot: Shot) => {
    put(shot, null);
    setStep(taken[shot]?.source === 'upload' ? 'files' : 'camera');
  };
  const restart = () => {
    const way = taken.front?.source === 'upload' ? 'files' : 'camera';
    forgetPicture(taken.front);
    forgetPicture(taken.turned);
    setTaken(none);
    reset();
    setStep(way);
  };
  const { front, turned } = taken;

  if (sending.state !== 'idle')
    return <SendingState sending={sending} dealerName={proposal.dealerName} onSendNow={sendNow} onRestart={restart} />;
  if (step === 'introduction') return <Introduction proposal={proposal} onAgreed={(way) => setStep(way)} />;
  if (step === 'review' && front && turned)
    return <Review front={front} turned={turned} onAgain={again} onSend={() => send({ front, turned })} />;
  if (step === 'files')
    return (
      <ChosenFiles
        model={model}
        onCamera={() => setStep('camera')}
        onChosen={(pictures) => {
          put('front', pictures.front);
          put('turned', pictures.turned);
          setStep('review');
        }}
      />
    );
  const shot = front ? 'turned' : 'front';
  return (
    // the camera stays on between the two pictures
    <CameraShot
      model={model}
      shot={shot}
      ahead={front && clearFace(front.measured)}
      onFiles={() => setStep('files')}
      onTaken={(picture) => {
        put(shot, picture);
        if (shot === 'turned' || turned) setStep('review');
      }}
    />
  );
}
