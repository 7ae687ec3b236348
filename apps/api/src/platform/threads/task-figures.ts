import { figures } from '../metrics/figures.ts';

interface TaskFigures {
  running: number;
  lastSeconds: number;
  rowsPerSecond: number;
}

const tasks = new Map<string, TaskFigures>();

function figuresOf(task: string): TaskFigures {
  const own = tasks.get(task) ?? { running: 0, lastSeconds: 0, rowsPerSecond: 0 };
  tasks.set(task, own);
  return own;
}

export interface TaskRecord {
  /** So many rows are done so far. */
  noteRows(done: number): void;
  end(): void;
}

/** Counts a task as running until it ends. */
export function beginTask(task: string): TaskRecord {
  const own = figuresOf(task);
  const began = performance.now();
  let rows = 0;
  own.running += 1;
  return {
    noteRows: (done) => {
      rows = done;
    },
    end: () => {
      own.running -= 1;
      own.lastSeconds = (performance.now() - began) / 1000;
      own.rowsPerSecond = rows / own.lastSeconds;
    },
  };
}

/** What the threads of this process work on: files that the engine judges, files that are exported. */
export const taskFigures = figures({
  name: 'tasks',
  gauges: {
    offizin_task_running: {
      help: 'Files and lists that are worked on now, by kind, waiting ones included.',
      labels: ['task'],
    },
    offizin_task_last_seconds: { help: 'How long the last one took.', labels: ['task'] },
    offizin_task_rows_per_second: { help: 'How many rows a second the last one did.', labels: ['task'] },
  },
  read: async () => {
    const of = (figure: keyof TaskFigures) =>
      [...tasks].map(([task, own]) => ({ labels: { task }, value: own[figure] }));
    return {
      offizin_task_running: of('running'),
      offizin_task_last_seconds: of('lastSeconds'),
      offizin_task_rows_per_second: of('rowsPerSecond'),
    };
  },
});
