export async function startTracing(_env: { OTEL_EXPORTER_OTLP_ENDPOINT?: string }): Promise<void> {}
