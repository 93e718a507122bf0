// A card over the map: what it says, the ways to answer with their effect, and below each what it
// means now. One that cannot be chosen says why. Those who are not asked read along.
import type { BoardProps } from "../../../contract";
import { Icon } from "../../../ui/icon";
import { nameOf } from "../../people";
import { describe } from "../description";
import { Hit } from "../hit";
import { markClass, markOf, targetOf } from "../target";
import { words } from "../words";
import type { Answer, Question } from "./asked";
import { Meaning } from "./meaning_line";
import { Designed } from "./paper";

const AnswerLine = (props: { board: BoardProps; answer: Answer; number: number | null }) => {
  const { answer, board } = props;
  const { denied, option } = answer;
  const mark = markOf(board, answer.target);
  const twins = (board.targets.get(answer.target)?.options.length ?? 0) > 1;
  const label = [answer.title, answer.text].filter(Boolean).join(": ");
  // Answers with the same target are settled here.
  const choose = () =>
    twins && option && board.onTake ? board.onTake(option) : board.onChoose(answer.target);
  return (
    <li>
      <div class={`thing answer ${markClass(mark)}`}>
        <span class="key" aria-hidden="true">
          {props.number ?? <Icon name="fp-lock" />}
        </span>
        <span class="name" aria-hidden="true">
          {answer.title}
          <Designed source={answer.source} lang={board.lang} />
        </span>
        {answer.text && (
          <span class="effect" aria-hidden="true">
            {answer.text}
          </span>
        )}
        <Hit target={targetOf(board, answer.target, label, choose)} />
      </div>
      {denied && (
        <p class="why">
          {denied.reason} ({denied.rule})
        </p>
      )}
      {!denied && answer.choice && <Meaning props={board} choice={answer.choice} />}
    </li>
  );
};

const Foot = (props: BoardProps) => {
  const say = words[props.lang];
  const { leader, seats } = describe(props.view);
  const { names, seat } = props.view;
  if (seats.length < 2) return null;
  return (
    <footer>
      <Icon name="fp-leader" />
      {leader === seat ? say.youLead : say.leads(nameOf(leader, names, seat, say))}
    </footer>
  );
};

export const QuestionCard = (props: BoardProps & { question: Question; onLook(): void }) => {
  const say = words[props.lang];
  const { question } = props;
  // The same numbers as the keys of the shell: only what can be chosen counts.
  let offered = 0;
  const numbers = question.answers.map(({ option }) => (option ? ++offered : null));
  return (
    <article
      key={`${props.view.to_move} ${question.title}`}
      class="question"
      aria-label={question.title}
      tabIndex={0}
    >
      <header>
        <span class="stamp">{question.stamp}</span>
        <span class="number">{question.number}</span>
        <button type="button" class="look" onClick={props.onLook}>
          <Icon name="spectator" />
          <span>{say.lookAtMap}</span>
        </button>
      </header>
      <h2>
        {question.title}
        <Designed source={question.source} lang={props.lang} />
      </h2>
      {question.flavour && <p class="flavour">{question.flavour}</p>}
      {question.text && <p class="text">{question.text}</p>}
      <ol>
        {question.answers.map((answer, i) => (
          <AnswerLine
            key={`${answer.target} ${answer.title}`}
            board={props}
            answer={answer}
            number={numbers[i] ?? null}
          />
        ))}
      </ol>
      <Foot {...props} />
    </article>
  );
};

/** The card that is being resolved while the map or the people are asked: what it says, in brief. */
export const CardNote = (props: BoardProps & { title: string; text: string; number: string }) => (
  <aside class="card-note">
    <b>
      {props.number && <span class="number">{props.number}</span>} {props.title}
    </b>
    <p>{props.text}</p>
  </aside>
);
