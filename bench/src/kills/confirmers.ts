import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@offizin/contract/api';
import type { Patient } from './patient-client.ts';

const calmPause = 400;

/** Clients who confirm one order after the other. */
export class Confirmers {
  readonly answered: string[] = [];
  /** `performance.now()` of the last answer. */
  lastAnswer = 0;
  /** Set while a kill is near: then they pause no more. */
  isIntense = false;
  readonly #orders: string[];
  readonly #send: Patient;
  #ending = false;

  constructor(send: Patient, orders: readonly string[]) {
    this.#send = send;
    this.#orders = [...orders];
  }

  async run(clients: number): Promise<void> {
    await Promise.all(Array.from({ length: clients }, () => this.#confirmAll()));
  }

  async #confirmAll(): Promise<void> {
    while (!this.#ending) {
      const id = this.#orders.pop();
      if (id === undefined) throw new Error('all orders are confirmed: give them more');
      await this.#send({
        method: 'POST',
        path: api.orders.confirm.path.replace(':orderId', id),
        body: JSON.stringify({ version: 1 }),
      });
      this.answered.push(id);
      this.lastAnswer = performance.now();
      if (!this.isIntense) await wait(calmPause);
    }
  }

  end(): void {
    this.#ending = true;
  }
}
