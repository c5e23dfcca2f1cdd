CREATE TABLE "callback_events" (
	"partner" text NOT NULL,
	"path" text NOT NULL,
	"event" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "callback_events_partner_path_event_pk" PRIMARY KEY("partner","path","event")
);
--> statement-breakpoint
CREATE INDEX "callback_events_age" ON "callback_events" USING btree ("received_at");