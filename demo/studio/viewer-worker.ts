/** Questions to a worker that answers them one after the other, in their order. */
export function workerAnswers<Question, Answer>(worker: Worker) {
  const waiting: { resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = []
  worker.onmessage = ({ data }: MessageEvent<Answer>) => waiting.shift()?.resolve(data)
  worker.onerror = (event) => waiting.shift()?.reject(event.error ?? new Error(event.message))
  return {
    ask: (question: Question) =>
      new Promise<Answer>((resolve, reject) => {
        waiting.push({ resolve, reject })
        worker.postMessage(question)
      }),
    stop: () => worker.terminate(),
  }
}
