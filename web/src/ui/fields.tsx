// The few form controls of the house, each with its label.
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { Icon } from "./icon";

export interface Choice<T extends string> {
  id: T;
  name: string;
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  choices: readonly Choice<T>[];
  hideLabel?: boolean;
  onChange(value: T): void;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={props.hideLabel ? "sr" : ""}>
        {props.label}
      </label>
      <span class="select">
        <select
          id={id}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value as T)}
        >
          {props.choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}

/** A few choices side by side: radio buttons that look like one control. */
export function Segments<T extends string>(props: SelectProps<T>) {
  const name = useId();
  return (
    <fieldset class="field segments">
      <legend class={props.hideLabel ? "sr" : ""}>{props.label}</legend>
      <div>
        {props.choices.map((choice) => (
          <label key={choice.id} class={choice.id === props.value ? "on" : ""}>
            <input
              class="sr"
              type="radio"
              name={name}
              checked={choice.id === props.value}
              onChange={() => props.onChange(choice.id)}
            />
            {choice.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  label: string;
  note?: string;
  on: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}

export const Switch = ({ label, note, on, disabled = false, onChange }: SwitchProps) => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked={on}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>
      {label}
      {note !== undefined && <small>{note}</small>}
    </span>
  </label>
);

interface TextProps {
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  hideLabel?: boolean;
  onInput(text: string): void;
}

export const TextField = (props: TextProps) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={props.hideLabel ? "sr" : ""}>
        {props.label}
      </label>
      <input
        id={id}
        type="text"
        value={props.value}
        placeholder={props.placeholder ?? ""}
        maxLength={props.maxLength}
        autocomplete="off"
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
    </div>
  );
};

export const Panel = (props: {
  id: string;
  title: string;
  extra?: ComponentChildren;
  children: ComponentChildren;
}) => (
  <section class="panel" aria-labelledby={props.id}>
    <header>
      <h2 id={props.id}>{props.title}</h2>
      {props.extra}
    </header>
    {props.children}
  </section>
);
