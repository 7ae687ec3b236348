import { Worker } from 'node:worker_threads';
import { limits } from '@offizin/domain/limits';
import { orderPapersTask, type OrderPapersTask } from '../../apps/api/src/modules/orders/seller/papers/paper-tasks.ts';
import { Threads } from '../../apps/api/src/platform/threads/threads.ts';
import { describeMachine } from './measure/machine.ts';
