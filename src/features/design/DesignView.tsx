export default function DesignView() {
  return null
}
