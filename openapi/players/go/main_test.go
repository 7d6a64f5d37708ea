package main

import (
	"encoding/json"
	"testing"

	"player/arbiter"
)

func TestFieldsAndValuesOfALaterServiceAreRead(t *testing.T) {
	var offer arbiter.Offer
	text := `{"kind":"later-kind","seat":"white","version":3,"laterField":{"x":[1]}}`
	if err := json.Unmarshal([]byte(text), &offer); err != nil {
		t.Fatal(err)
	}
	if offer.Kind != "later-kind" || offer.AdditionalProperties["laterField"] == nil {
		t.Fatal(offer)
	}
}
